import { DatabaseSync } from 'node:sqlite'

// Holds the write lock of a SQLite file until its standard input ends: `node test-lock-process.ts <file>`.
const database = new DatabaseSync(process.argv[2] ?? '', { timeout: 60_000 })
database.exec('begin immediate')
console.log('locked')
process.stdin.on('end', () => {
  database.exec('rollback')
  database.close()
})
process.stdin.resume()
