// @vitest-environment jsdom
import { act, createElement, Suspense, use, useId } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { renderSync } from './render-sync.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Field = ({ name = '' }: { name?: string }) => {
  const id = useId()
  return createElement(
    'p',
    null,
    createElement('label', { htmlFor: id }, 'Your ', name),
    createElement('input', { id }),
    createElement('img', { src: '/media/porch.avif', alt: '' }),
  )
}

describe('drawing a component at once', () => {
  it('gives what no browser takes over plain HTML, without marks between words and without early links', () => {
    const { html } = renderSync(Field, { name: 'name' }, { page: {}, isIsland: false })
    expect(html).toMatch(/^<p><label for="([^"]+)">Your name<\/label><input id="\1"\/><img src="[^"]+" alt=""\/><\/p>$/)
  })

  it('gives the components of one page ids that differ', () => {
    const page = {}
    const idIn = ({ html }: { html: string }) => /for="([^"]+)"/.exec(html)?.[1]
    const drawn = [1, 2, 3].map(() => renderSync(Field, {}, { page, isIsland: false }))
    expect(new Set(drawn.map(idIn)).size).toBe(3)
    expect(idIn(renderSync(Field, {}, { page: {}, isIsland: false }))).toBe(idIn(drawn[0] ?? { html: '' }))
  })

  it('gives an island HTML that React takes over as it is, with the prefix of its element', () => {
    const page = {}
    renderSync(Field, {}, { page, isIsland: false })
    const { html, attrs } = renderSync(Field, { name: 'name' }, { page, isIsland: true })
    const host = document.createElement('div')
    host.innerHTML = html
    const label = host.querySelector('label')
    const onRecoverableError = vi.fn()
    act(() => {
      hydrateRoot(host, createElement(Field, { name: 'name' }), { identifierPrefix: attrs.prefix, onRecoverableError })
    })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(host.querySelector('label')).toBe(label)
    expect(host.innerHTML).toBe(html.replaceAll('/>', '>'))
  })

  it('refuses an island that waits for a part of itself', () => {
    const never = new Promise<string>(() => undefined)
    const Late = () => use(never)
    const Island = () => createElement(Suspense, { fallback: 'wait' }, createElement(Late))
    expect(() => renderSync(Island, {}, { page: {}, isIsland: true })).toThrow('A part of this island is missing')
  })
})
