'use client'

import { useEffect, useState } from 'react'
import { call } from '../workflow/call.ts'
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
  const [audiences, regions] = [useChoices('audiences'), useChoices('regions')]
  const set = (part: Partial<Look>) => choose({ ...look, ...part })
  return (
    <div className="preview-choices">
      <label className="preview-wide">
        Page
        <select value={shown} onChange={({ target }) => set({ path: target.value })}>
          {pages.map(({ path }) => (
            <option key={path}>{path}</option>
          ))}
        </select>
      </label>
      <label>
        Audience
        <select value={look.audience} onChange={({ target }) => set({ audience: target.value })}>
          <option value="">Anybody</option>
          {audiences.map(({ id, name }) => (
            <option key={id} value={id}>
              {name ?? id}
            </option>
          ))}
        </select>
      </label>
      <label>
        Region
        <select value={look.region} onChange={({ target }) => set({ region: target.value })}>
          <option value="">None</option>
          {regions.map(({ id, name, permalink }) => (
            <option key={id} value={permalink ?? id}>
              {name ?? id}
            </option>
          ))}
        </select>
      </label>
      <label>
        Day
        <input type="date" value={look.day} onChange={({ target }) => set({ day: target.value })} />
      </label>
      <label>
        Width
        <select value={look.width} onChange={({ target }) => set({ width: Number(target.value) })}>
          <option value={0}>Of this pane</option>
          {widths.map((width) => (
            <option key={width} value={width}>
              {width} px
            </option>
          ))}
        </select>
      </label>
      <label className="preview-check">
        <input type="checkbox" checked={look.both} disabled={!hasOther} onChange={({ target }) => set({ both: target.checked })} />
        Both languages
      </label>
      <label className="preview-check">
        <input type="checkbox" checked={look.edits} onChange={({ target }) => set({ edits: target.checked })} />
        Clicks open fields
      </label>
    </div>
  )
}
