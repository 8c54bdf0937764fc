import UmweltTool

await Tool.main()
