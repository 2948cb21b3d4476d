import { onDamagedFiles } from '../testing/damaged-files.ts'

onDamagedFiles('a leads file that is open in a thread of its own', 'open')
