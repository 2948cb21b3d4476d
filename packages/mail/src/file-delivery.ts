import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Delivery, sendOptions } from './delivery.ts'

/** A rename outlives a power cut only once its folder is on disk. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Writes mails as `.eml` files, which every mail program opens: how a site without a mail server works. A mail that is
 * delivered twice is the same file. Readable by the owner alone, for they hold what visitors wrote.
 */
export const fileDelivery = (folder: string): Delivery => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    target: folder,
    verify: async () => {},
    deliver: async (mail) => {
      const { message } = await transport.sendMail(sendOptions(mail))
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not put together')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const temporary = join(folder, `.${mail.id}-${process.pid}`)
      await writeFile(temporary, message, { flush: true, mode: 0o600 })
      await rename(temporary, join(folder, `${mail.id}.eml`))
      await syncFolder(folder)
    },
  }
}

/** Removes mails that were written before `time`, in milliseconds since 1970: their words may be kept no longer. Returns how many. */
export const removeOldMails = async (folder: string, time: number): Promise<number> => {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs >= time) continue
    await rm(file)
    removed += 1
  }
  return removed
}
