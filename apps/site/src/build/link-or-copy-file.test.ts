import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { dropUnlinked, linkOrCopyFile, writeFileAtomically } from './link-or-copy-file.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'place-file-'))
})

const at = (name: string) => join(dir, name)
const text = (name: string) => readFile(at(name), 'utf8')

describe('placing a file', () => {
  it('gives it a second place without a second copy, and leaves nothing else behind', async () => {
    await writeFile(at('kept'), 'one')
    expect(linkOrCopyFile(at('kept'), at('placed'))).toBe(true)
    expect((await stat(at('placed'))).ino).toBe((await stat(at('kept'))).ino)
    expect(linkOrCopyFile(at('kept'), at('placed'))).toBe(true)
    expect((await readdir(dir)).sort()).toEqual(['kept', 'placed'])
  })

  it('replaces what stood there, and leaves its other places as they were', async () => {
    await writeFile(at('old'), 'old')
    await writeFile(at('new'), 'new')
    linkOrCopyFile(at('old'), at('placed'))
    expect(linkOrCopyFile(at('new'), at('placed'))).toBe(true)
    expect([await text('placed'), await text('old')]).toEqual(['new', 'old'])
    writeFileAtomically(at('placed'), Buffer.from('newer'))
    expect([await text('placed'), await text('new')]).toEqual(['newer', 'new'])
  })

  it('says when there is no such file, and fails when there is no such folder', async () => {
    expect(linkOrCopyFile(at('none'), at('placed'))).toBe(false)
    await writeFile(at('kept'), 'one')
    expect(() => linkOrCopyFile(at('kept'), at('none/placed'))).toThrow('ENOENT')
  })
})

describe('dropping what stands in no second place', () => {
  it('keeps what is placed', async () => {
    await writeFile(at('lonely'), '1')
    await writeFile(at('placed'), '2')
    linkOrCopyFile(at('placed'), `${dir}-elsewhere`)
    dropUnlinked(dir)
    expect(await readdir(dir)).toEqual(['placed'])
  })

  it('keeps everything where a disk refuses links and all are copies', async () => {
    await writeFile(at('copied'), '1')
    dropUnlinked(dir)
    expect(await readdir(dir)).toEqual(['copied'])
  })
})
