import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDataFolder } from '../testing/data-folder.ts'
import { storedCaptchaSecret } from './captcha-secret.ts'
import { configuredCaptcha } from './configured-captcha.ts'

it('is made once, by whoever comes first, and only its owner can read it', async () => {
  await using folder = await temporaryDataFolder()
  const secrets = await Promise.all(Array.from({ length: 20 }, () => storedCaptchaSecret(folder.dataDir)))
  expect(new Set([...secrets, await storedCaptchaSecret(folder.dataDir)]).size).toBe(1)
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/)
  expect((await stat(join(folder.dataDir, 'captcha-secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(folder.dataDir)).toEqual(['captcha-secret'])
})

it('that was put there by hand may end its line, and must be long enough', async () => {
  await using folder = await temporaryDataFolder()
  const put = (text: string) => writeFile(join(folder.dataDir, 'captcha-secret'), text)
  await put(`${'s'.repeat(32)}\n`)
  expect(await storedCaptchaSecret(folder.dataDir)).toBe('s'.repeat(32))
  await put(`${'s'.repeat(31)}\n`)
  await expect(storedCaptchaSecret(folder.dataDir)).rejects.toThrow('holds no secret. Remove it')
})

it('is not guessed from an empty file', async () => {
  await using folder = await temporaryDataFolder()
  await writeFile(join(folder.dataDir, 'captcha-secret'), '\n')
  await expect(storedCaptchaSecret(folder.dataDir)).rejects.toThrow('holds no secret. Remove it')
})

it('where none can be kept, the process says so and works with its own', async () => {
  await using folder = await temporaryDataFolder()
  const noFolder = join(folder.dataDir, 'file')
  await writeFile(noFolder, '')
  const said: string[] = []
  const captcha = await configuredCaptcha({ provider: 'altcha', secret: undefined }, noFolder, {
    error: (_context, text) => said.push(text),
  })
  expect(await captcha.task('SUPPORT_FORM', new Date())).toMatchObject({ provider: 'altcha' })
  expect(said).toEqual([expect.stringContaining('Set CAPTCHA_SECRET')])
})
