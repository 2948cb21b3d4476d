import { buildCurrent, buildFailure } from './build-current.ts'

try {
  await buildCurrent(process.env)
  process.exit(0)
} catch (error) {
  console.error(buildFailure(error))
  process.exit(1)
}
