import { folderStore } from '../store/folder-store.ts'
import { publishEdition } from './editions.ts'

/** Publishes editions one after another, from a first number on, and says each when it is in force. */
const [folder = '', first = '1', count = '1000000'] = process.argv.slice(2)
const store = folderStore(folder)
for (let number = Number(first); number < Number(first) + Number(count); number += 1) {
  await publishEdition(store, number)
  process.stdout.write(`${number}\n`)
}
