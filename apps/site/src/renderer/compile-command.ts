import { fileURLToPath } from 'node:url'
import { compileRenderer } from './compile-renderer.ts'

Object.assign(process.env, { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' })

const [folder = ''] = process.argv.slice(2)

await compileRenderer(fileURLToPath(new URL('../../', import.meta.url)), folder)
