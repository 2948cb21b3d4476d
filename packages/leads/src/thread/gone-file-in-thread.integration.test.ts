import { onGoneFiles } from '../testing/gone-files.ts'

onGoneFiles('a leads file that is open in a thread of its own', 'open')
