import { publishCurrent, publishFailure } from './publish-current.ts'

try {
  await publishCurrent(process.env)
  process.exit(0)
} catch (error) {
  console.error(publishFailure(error))
  process.exit(1)
}
