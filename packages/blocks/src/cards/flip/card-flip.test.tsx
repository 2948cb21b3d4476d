// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardFlipPerspective, cardFlipSeconds } from '@bank/rules/constants.ts'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CardFlip, type CardFlipProps } from './CardFlip.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const css = readFileSync(join(import.meta.dirname, 'card-flip.css'), 'utf8')
const sides = [<p key="front">Front</p>, <p key="back">Back</p>]

let host: HTMLElement
let root: Root
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  act(() => root.unmount())
  host.remove()
})

const show = (props: Partial<CardFlipProps> = {}) =>
  act(() =>
    root.render(
      <CardFlip flipped={false} {...props}>
        {sides}
      </CardFlip>,
    ),
  )
const inertSides = () => [...host.querySelectorAll('[inert]')].map(({ textContent }) => textContent)
const card = () => host.querySelector<HTMLElement>('.card-flip')

describe('card flip', () => {
  it('[CARD-35] shows the side that the flag asks for, and makes the other one inert', () => {
    show()
    expect([card()?.className, inertSides()]).toEqual(['card-flip', ['Back']])
    show({ flipped: true })
    expect([card()?.className, inertSides()]).toEqual(['card-flip card-flip-over', ['Front']])
  })

  it('[CARD-36] turns in 0.6 s unless told otherwise', () => {
    expect(cardFlipSeconds).toBe(0.6)
    expect(css).toContain(`rotate var(--card-flip-turn, ${cardFlipSeconds}s)`)
    show()
    expect(card()?.style.length).toBe(0)
    show({ seconds: 2 })
    expect(card()?.style.getPropertyValue('--card-flip-turn')).toBe('2s')
  })

  it('[CARD-37] is seen from 1000 px away unless told otherwise', () => {
    expect(cardFlipPerspective).toBe(1000)
    expect(css).toContain(`perspective: var(--card-flip-eye, ${cardFlipPerspective}px)`)
    show({ perspective: 300 })
    expect(card()?.style.getPropertyValue('--card-flip-eye')).toBe('300px')
  })

  const render = (children: ReactNode) => () => renderToStaticMarkup(<CardFlip flipped={false}>{children}</CardFlip>)

  it.each([
    ['none', undefined],
    ['one', <p key="only">Only</p>],
    ['one, and empty ones', ['', null, undefined, false, <p key="only">Only</p>]],
    ['three', [...sides, <p key="third">Third</p>]],
  ])('[ERR-02] refuses %s for two children', (_, children) =>
    expect(render(children)).toThrow(new Error('Component ReactCardFlip requires 2 children to function')),
  )

  it('[ERR-02] does not count empty children', () => expect(render([null, ...sides, '', false])()).toContain('Back'))

  it('is static HTML without style attributes, and readable on both sides where scripts are off', () => {
    const html = render(sides)()
    expect(html).toContain('Front')
    expect(html).toContain('Back')
    expect(html).not.toMatch(/style=|inert/)
    expect(css).toMatch(/@media \(scripting: none\), print \{[\s\S]*visibility: visible/)
  })

  it('does not turn where motion is unwelcome', () =>
    expect(css).toMatch(/@media \(prefers-reduced-motion: reduce\) \{[^@]*transition: none;[^@]*rotate: none;/))
})
