import { onGoneFiles } from '../testing/gone-files.ts'

onGoneFiles('a leads file that is open in this thread', 'openHere')
