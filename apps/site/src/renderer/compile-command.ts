import { fileURLToPath } from 'node:url'
import { compileRenderer } from './compile-renderer.ts'

const [folder = ''] = process.argv.slice(2)

await compileRenderer(fileURLToPath(new URL('../../', import.meta.url)), folder)
