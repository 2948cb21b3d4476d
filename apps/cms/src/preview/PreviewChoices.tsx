'use client'

import { useEffect, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { call } from '../workflow/calls/call.ts'
import { Choice } from './Choice.tsx'
import type { Page } from './preview-pages.ts'

/** How the preview is looked at. Empty texts: as anybody, nowhere, today. Width in CSS pixels; 0: as wide as the pane. */
export type Look = {
  readonly path: string
  readonly both: boolean
  readonly audience: string
  readonly region: string
  readonly day: string
  readonly width: number
  /** A click opens its field; otherwise it does what it does on the site. */
  readonly edits: boolean
}

type Props = {
  readonly look: Look
  readonly pages: readonly Page[]
  readonly shown: string
  readonly hasOther: boolean
  readonly choose: (look: Look) => void
}

type Listed = { readonly docs: readonly { readonly id: string; readonly name?: string; readonly permalink?: string }[] }

const widths = [320, 390, 768, 1280, 1920]

const useChoices = (slug: string): Listed['docs'] => {
  const [docs, setDocs] = useState<Listed['docs']>([])
  useEffect(() => {
    call<Listed>('GET', `/${slug}?locale=en&depth=0&limit=100&draft=true`).then(
      (found) => setDocs(found.docs),
      () => setDocs([]),
    )
  }, [slug])
  return docs
}

/** Page, languages, audience, region, day and width. */
export const PreviewChoices = ({ look, pages, shown, hasOther, choose }: Props) => {
  const { preview } = useWords()
  const [audiences, regions] = [useChoices('audiences'), useChoices('regions')]
  const set = (part: Partial<Look>) => choose({ ...look, ...part })
  return (
    <div className="preview-choices">
      <Choice
        label={preview.page}
        className="preview-wide"
        value={shown}
        options={pages.map(({ path }) => ({ value: path, words: path }))}
        choose={(path) => set({ path })}
      />
      <Choice
        label={preview.audience}
        value={look.audience}
        options={[{ value: '', words: preview.anybody }, ...audiences.map(({ id, name }) => ({ value: id, words: name ?? id }))]}
        choose={(audience) => set({ audience })}
      />
      <Choice
        label={preview.region}
        value={look.region}
        options={[
          { value: '', words: preview.nowhere },
          ...regions.map(({ id, name, permalink }) => ({ value: permalink ?? id, words: name ?? id })),
        ]}
        choose={(region) => set({ region })}
      />
      <label>
        {preview.day}
        <input type="date" value={look.day} onChange={({ target }) => set({ day: target.value })} />
      </label>
      <Choice
        label={preview.width}
        value={String(look.width)}
        options={[{ value: '0', words: preview.ofPane }, ...widths.map((width) => ({ value: String(width), words: `${width} px` }))]}
        choose={(width) => set({ width: Number(width) })}
      />
      <label className="preview-check">
        <input type="checkbox" checked={look.both} disabled={!hasOther} onChange={({ target }) => set({ both: target.checked })} />
        {preview.both}
      </label>
      <label className="preview-check">
        <input type="checkbox" checked={look.edits} onChange={({ target }) => set({ edits: target.checked })} />
        {preview.clicks}
      </label>
    </div>
  )
}
