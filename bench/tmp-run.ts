import { benchRoutes } from './tmp-routes.ts'
await benchRoutes(Number(process.argv[2] ?? 3))
process.exit(0)
