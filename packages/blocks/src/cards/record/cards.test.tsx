// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventCard, PortfolioCard, StoryCard, TrainingCard } from './cards.ts'
import { EventCards } from './EventCardView.tsx'
import { PortfolioCards } from './PortfolioCardView.tsx'
import { StoryCards, tabAfter } from './StoryCardView.tsx'
import { TrainingCards } from './TrainingCardView.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const styles = ['event-cards', 'story-cards', 'turning-cards'].map((name) =>
  readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8').split(/(?=@media \(scripting: none\))/),
)
const words = (text: string) => ({ text })

const event: EventCard = {
  type: 'event',
  at: 1,
  region: undefined,
  id: 'tamalada',
  title: words('Tamalada'),
  to: { href: '/events/' },
  text: words('Bring an apron.'),
  day: '2026-12-12',
  date: words('December 12, 2026'),
  time: words('10 a.m.'),
  place: words('Gulfton'),
  photo: undefined,
  unfoldLabel: 'Details: Tamalada',
  more: { to: { href: '/events/tamalada/' }, text: words('About this event') },
}
const story: StoryCard = {
  type: 'story',
  id: 'ice',
  title: words('Ice'),
  to: { href: '/' },
  parts: [
    { name: 'Problem', text: words('Warm.') },
    { name: 'Solution', text: words('A loan.') },
    { name: 'Result', text: words('Cold.') },
  ],
  partsLabel: 'Parts of the story',
  photo: undefined,
}
const work: PortfolioCard = {
  type: 'portfolio',
  id: 'dock',
  title: words('A dock'),
  more: { to: { href: '/business/' }, text: words('Learn More') },
  description: words('<p>Rebuilt in <em>Houma</em>.</p>'),
  photo: undefined,
  turnLabel: 'Details: A dock',
}
const lesson: TrainingCard = {
  type: 'training',
  id: 'slow',
  title: words('Slow down'),
  day: words('1st Day'),
  body: words('<p>Answer <em>nothing</em>.</p>'),
  turnLabel: 'Details: Slow down',
}

let host: HTMLElement
let root: Root | undefined
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  act(() => root?.unmount())
  host.remove()
})

/** Shows the cards as a page does: static HTML first, then React takes it over without a difference. */
const show = (cards: ReactElement) => {
  const differences: unknown[] = []
  host.innerHTML = renderToStaticMarkup(cards)
  act(() => {
    root = hydrateRoot(host, cards, { onRecoverableError: (error) => differences.push(error) })
  })
  expect(differences).toEqual([])
}
const one = (selector: string): HTMLElement => {
  const found = host.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}
const press = (selector: string) => act(() => one(selector).click())
const send = (selector: string, sent: Event) => act(() => void one(selector).dispatchEvent(sent))
const pointer = (type: 'pointerover' | 'pointerout', pointerType: string) => new PointerEvent(type, { bubbles: true, pointerType })

/** Styles outside the rules for pages without scripts. */
const scripted = styles.map(([always]) => always).join('\n')
const unscripted = styles.flatMap(([, ...others]) => others).join('\n')

describe('an event card', () => {
  it('[CARD-09] is folded until its plus button is pressed, and folds again', () => {
    show(<EventCards cards={[event]} />)
    const state = () => [one('button').getAttribute('aria-expanded'), one('button').textContent, one('article').className]
    const folded = ['false', '+', 'record-list-event']
    expect(state()).toEqual(folded)
    press('button')
    expect(state()).toEqual(['true', '-', 'record-list-event record-list-event-open'])
    press('button')
    expect(state()).toEqual(folded)
    expect(scripted).toMatch(/\.record-list-details \{\s*display: none/)
    expect(scripted).toMatch(/\.record-list-event-open \.record-list-details \{\s*display: grid/)
  })

  it('says what its button unfolds, and has it in the page for readers without scripts', () => {
    show(<EventCards cards={[event]} />)
    expect(document.getElementById(one('button').getAttribute('aria-controls') ?? '')?.textContent).toBe('Bring an apron.About this event')
    expect(one('button').getAttribute('aria-label')).toBe('Details: Tamalada')
    expect(unscripted).toMatch(/\.record-list-details \{\s*display: grid/)
  })

  it('has no button when there is nothing to unfold', () => {
    show(<EventCards cards={[{ ...event, text: undefined }]} />)
    expect(host.querySelector('button')).toBeNull()
  })
})

describe('a story card', () => {
  const selected = () => [...host.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-selected')).indexOf('true')
  const shown = () => [...host.querySelectorAll('.record-list-part-shown .record-list-text')].map(({ textContent }) => textContent)
  const key = (name: string) => send('[aria-selected=true]', new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))

  it('[CARD-19] shows its title and three tabs', () => {
    show(<StoryCards cards={[story]} />)
    expect(one('h3').textContent).toBe('Ice')
    expect([...host.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toEqual(['Problem', 'Solution', 'Result'])
  })

  it('[CARD-20] starts on the problem', () => {
    show(<StoryCards cards={[story]} />)
    expect([selected(), shown()]).toEqual([0, ['Warm.']])
    expect(scripted).toMatch(/\.record-list-part \{[^}]*visibility: hidden/)
    expect(scripted).toMatch(/\.record-list-part-shown \{\s*visibility: visible/)
  })

  it('[CARD-21] shows the part whose tab is pressed', () => {
    show(<StoryCards cards={[story]} />)
    press('[role=tab]:last-child')
    expect([selected(), shown()]).toEqual([2, ['Cold.']])
    press('[role=tab]:first-child')
    expect([selected(), shown()]).toEqual([0, ['Warm.']])
  })

  it('[CARD-21] is one stop of the keyboard, and its arrows move focus and part', () => {
    show(<StoryCards cards={[story]} />)
    key('ArrowLeft')
    expect([selected(), shown(), document.activeElement?.textContent]).toEqual([2, ['Cold.'], 'Result'])
    key('ArrowRight')
    expect([selected(), document.activeElement?.textContent]).toEqual([0, 'Problem'])
    expect([...host.querySelectorAll<HTMLElement>('[role=tab]')].map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  })

  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 0, undefined],
  ])('%s on tab %i of three leads to %s', (name, at, next) => expect(tabAfter(name, at, 3)).toBe(next))

  it('pairs each tab with its part, and shows all parts where scripts are off', () => {
    show(<StoryCards cards={[story]} />)
    for (const tab of host.querySelectorAll('[role=tab]')) {
      const part = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      expect(part?.getAttribute('aria-labelledby')).toBe(tab.id)
      expect(part?.textContent).toContain(tab.textContent)
    }
    expect(unscripted).toMatch(/\.record-list-part \{[^}]*visibility: visible/)
  })
})

/** Text of the side that can be seen. */
const seen = () => one(host.querySelector('.card-flip-over') ? '.card-flip-back' : '.card-flip-front').textContent

describe('a portfolio card', () => {
  it('[CARD-17] shows its name, and its description as HTML', () => {
    show(<PortfolioCards cards={[work]} />)
    expect(seen()).toBe('A dock')
    expect(one('.card-flip-back em').textContent).toBe('Houma')
    expect(one('.card-flip-back a').getAttribute('href')).toBe('/business/')
  })

  it('[CARD-18] turns over while the mouse is on it', () => {
    show(<PortfolioCards cards={[work]} />)
    send('article', pointer('pointerover', 'mouse'))
    expect(seen()).toContain('Houma')
    send('article', pointer('pointerout', 'mouse'))
    expect(seen()).toBe('A dock')
  })

  it('[CARD-18] a finger turns it by a tap alone, so that one tap is not two turns', () => {
    show(<PortfolioCards cards={[work]} />)
    send('article', pointer('pointerover', 'touch'))
    expect(seen()).toBe('A dock')
    press('button')
    expect(seen()).toContain('Houma')
    press('button')
    expect(seen()).toBe('A dock')
  })

  it('[CARD-18] the keyboard turns it by coming to it, and back by leaving', () => {
    show(<PortfolioCards cards={[work]} />)
    act(() => one('button').focus())
    expect(seen()).toContain('Houma')
    act(() => one('a').focus())
    expect(seen()).toContain('Houma')
    act(() => one('a').blur())
    expect(seen()).toBe('A dock')
  })

  it('has nothing on its front that can lose the focus, and makes the hidden side inert', () => {
    show(<PortfolioCards cards={[work]} />)
    expect(host.querySelector('.card-flip-front :is(a, button)')).toBeNull()
    expect(one('[inert]').className).toBe('card-flip-back')
  })
})

describe('a training card', () => {
  const state = () => [seen(), one('.record-list-sign').textContent, one('button').getAttribute('aria-expanded')]

  it('[CARD-22] shows its title, and its body as HTML', () => {
    show(<TrainingCards cards={[lesson]} />)
    expect(one('.card-flip-front h3').textContent).toBe('Slow down')
    expect(one('.card-flip-back em').textContent).toBe('nothing')
  })

  it('[CARD-24] [CARD-25] [CARD-26] turns over and back at a click, with a sign that follows', () => {
    show(<TrainingCards cards={[lesson]} />)
    expect(state()).toEqual(['1st DaySlow down', '+', 'false'])
    press('button')
    expect(state()).toEqual(['Answer nothing.', '-', 'true'])
    press('button')
    expect(state()).toEqual(['1st DaySlow down', '+', 'false'])
  })

  it('[CARD-24] takes a click anywhere on it', () => {
    expect(scripted).toMatch(/\.record-list-turn \{\s*position: absolute;\s*inset: 0/)
    expect(scripted).toMatch(/\.record-list-turn \+ \.card-flip \{[^}]*pointer-events: none/)
  })

  it('stays as it is without a body', () => {
    show(<TrainingCards cards={[{ ...lesson, body: undefined }]} />)
    expect(host.querySelector('button')).toBeNull()
    expect(host.textContent).toContain('Slow down')
  })
})

it('cards that were never hydrated keep no style attribute and nothing inert', () => {
  const html = renderToStaticMarkup(<PortfolioCards cards={[work]} />)
  expect(html).not.toMatch(/ (?:style|inert)=/)
})
