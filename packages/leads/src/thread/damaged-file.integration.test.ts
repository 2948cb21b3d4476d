import { onDamagedFiles } from '../testing/damaged-files.ts'

onDamagedFiles('a leads file that is open in this thread', 'openHere')
