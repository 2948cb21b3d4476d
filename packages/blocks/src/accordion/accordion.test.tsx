// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { markupOf } from '../testing/markup.ts'
import { Accordion, type AccordionProps } from './Accordion.tsx'
import { accordion } from './schema.ts'
import { toProps } from './toProps.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const show = markupOf({ schema: accordion, toProps, View: Accordion })
const words: AccordionProps = { id: 'fees', title: { text: 'Fees' }, body: { text: '<p>None.</p>' }, open: false }

let host: HTMLElement
let root: Root | undefined
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  act(() => root?.unmount())
  host.remove()
})

const mount = (props: Partial<AccordionProps> = {}) => {
  root = createRoot(host)
  act(() => root?.render(<Accordion {...words} {...props} />))
}
const title = () => host.querySelector('button')
const press = () => act(() => title()?.click())
const isOpen = () => title()?.getAttribute('aria-expanded') === 'true' && host.querySelector('.accordion-open') !== null

describe('accordion', () => {
  it('[BLK-04] a press on the title shows the body and the next press hides it', () => {
    mount()
    expect(title()?.querySelector('svg')).not.toBeNull()
    press()
    expect(isOpen()).toBe(true)
    press()
    expect(isOpen()).toBe(false)
  })

  it('[BLK-05] the body is hidden by default, and readable where scripts are off', () => {
    expect(show({ accordionTitle: { en: 'Fees' }, accordionBody: { en: '<p>None.</p>' } })).toContain('aria-expanded="false"')
    const css = readFileSync(join(import.meta.dirname, 'accordion.css'), 'utf8')
    expect(css).toMatch(/\.accordion-body \{\s*display: none/)
    expect(css).toMatch(/@media \(scripting: none\), print \{\s*\.accordion-body \{\s*display: block/)
  })

  it('[BLK-06] the body is shown when open is set', () => {
    const html = show({ accordionTitle: { en: 'Fees' }, accordionBody: { en: '<p>None.</p>' }, open: true })
    expect(html).toContain('aria-expanded="true"')
    expect(html).toContain('accordion-open')
    expect(html).toContain('<p>None.</p>')
  })

  it('[BLK-07] tells its parent about expanding and collapsing', () => {
    const told: string[] = []
    mount({ onExpand: (id) => told.push(`expand ${id}`), onCollapse: (id) => told.push(`collapse ${id}`) })
    press()
    press()
    expect(told).toEqual(['expand fees', 'collapse fees'])
  })

  it('[BLK-08] tells nothing when suppressed', () => {
    const told: string[] = []
    mount({ suppress: true, onExpand: (id) => told.push(id), onCollapse: (id) => told.push(id) })
    press()
    press()
    expect(told).toEqual([])
  })

  it('takes over its static HTML without a difference', () => {
    const differences: unknown[] = []
    host.innerHTML = renderToStaticMarkup(<Accordion {...words} open />)
    act(() => {
      root = hydrateRoot(host, <Accordion {...words} open />, { onRecoverableError: (error) => differences.push(error) })
    })
    expect(differences).toEqual([])
    press()
    expect(isOpen()).toBe(false)
  })

  it('[BLK-03] is hidden without a title or without a body', () => {
    expect(show({ accordionTitle: { en: 'Fees' } })).toBeUndefined()
    expect(show({ accordionBody: { en: '<p>None.</p>' } })).toBeUndefined()
  })
})
