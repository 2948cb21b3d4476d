import { publish } from '@bank/releases/publish/publish.ts'
import { folderStore } from '@bank/releases/store/folder-store.ts'
import { generatedEdit } from './generated-release.ts'

/** Publishes edits one after another, from a first edition on, and says each when it is in force. */
const [folder = '', pages = '', first = ''] = process.argv.slice(2)
const store = folderStore(folder)
for (let number = Number(first); ; number += 1) {
  const edition = { page: number, alert: number }
  await publish(store, (last) => generatedEdit('edit', Number(pages), edition, last), { now: new Date(), trustsLast: true })
  process.stdout.write(`${number}\n`)
}
