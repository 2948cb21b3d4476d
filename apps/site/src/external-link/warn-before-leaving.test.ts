// @vitest-environment jsdom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ExternalLinkDialog } from './ExternalLinkDialog.tsx'
import { warnBeforeLeaving } from './warn-before-leaving.ts'

const url = 'https://other.example/path?a=1#b'
const surroundings = { leave: vi.fn(), track: vi.fn(), keepFocusIn: vi.fn() }
warnBeforeLeaving(document, surroundings)

// What jsdom does not know of dialogs, as browsers do it.
HTMLDialogElement.prototype.showModal = function () {
  if (this.open) throw new DOMException('already open', 'InvalidStateError')
  this.dataset['openedFrom'] = document.activeElement?.id
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return
  this.open = false
  document.getElementById(this.dataset['openedFrom'] ?? '')?.focus()
  this.dispatchEvent(new Event('close'))
}

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const dialog = () => find<HTMLDialogElement>('dialog')
const isOpen = () => dialog().open

/** Clicks and says whether the browser would have followed the link. */
const click = (selector: string, { type = 'click', ...init }: MouseEventInit & { type?: string } = {}): boolean =>
  find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }))

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = `
    <a id="out" href="${url}" data-outbound="warn" target="_blank" rel="noopener">Out <b>there</b></a>
    <a id="here" href="${url}" data-outbound="warn" target="_self">Out, in this tab</a>
    <a id="allowed" href="https://careers.example/" target="_blank">Allowed</a>
    <a id="mail" href="mailto:help@bank.example">Mail</a>
    <a id="phone" href="tel:8005550142">Phone</a>
    <a id="inside" href="#main">Inside</a>
    ${renderToStaticMarkup(createElement(ExternalLinkDialog, { language: 'en' }))}`
  // jsdom cannot go anywhere: what is left to the browser ends here.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
})

describe('a link to another website', () => {
  it('[LINK-26] nothing asks before one is followed', () => {
    expect(isOpen()).toBe(false)
  })

  it('[LINK-18] [LINK-20] [LINK-21] [LINK-22] asks before it goes anywhere, and shows where it leads', () => {
    expect(click('#out b')).toBe(false)
    expect(isOpen()).toBe(true)
    expect(find('dialog h2').textContent).toBe('You are leaving our website')
    expect(find('#external-link-warning').textContent).toMatch(/do not control its content, its privacy practices or its security/)
    expect(find('[data-external-url]').textContent).toBe(url)
    expect(surroundings.leave).not.toHaveBeenCalled()
  })

  it('[D-LINK-4] focus goes to the title, and back to the link at the end', () => {
    click('#out')
    expect(document.activeElement).toBe(find('dialog h2'))
    expect(surroundings.keepFocusIn).toHaveBeenCalledWith(dialog())
    click('[data-external-close]')
    expect(document.activeElement).toBe(find('#out'))
  })

  it('[D-LINK-4] focus goes to the button of a menu that has closed meanwhile, and the link with it', () => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<button aria-controls="other"></button><button id="opens" aria-controls="menu"></button>',
    )
    find('#out').outerHTML = `<div id="menu">${find('#out').outerHTML}</div>`
    click('#out')
    find('#menu').remove()
    dialog().close()
    expect(document.activeElement?.id).toBe('opens')
  })

  it.each(['.external-link-close', '.external-link-actions [data-external-close]', 'dialog'])(
    '[LINK-23] %s closes and opens nothing',
    (closer) => {
      click('#out')
      click(closer)
      expect([isOpen(), surroundings.leave.mock.calls]).toEqual([false, []])
    },
  )

  it('[D-LINK-4] Escape closes and opens nothing, and the next link asks again', () => {
    click('#out')
    dialog().close()
    click('[data-external-continue]')
    expect(surroundings.leave).not.toHaveBeenCalled()
    click('#here')
    expect(isOpen()).toBe(true)
  })

  it('a click on the paper closes nothing', () => {
    click('#out')
    click('.external-link-paper')
    expect(isOpen()).toBe(true)
  })

  it.each([
    ['#out', '_blank'],
    ['#here', '_self'],
  ])('[LINK-24] [LINK-25] Continue after %s opens it as %s and closes', (link, linkType) => {
    click(link)
    click('[data-external-continue]')
    expect(surroundings.leave.mock.calls).toEqual([[url, linkType]])
    expect(isOpen()).toBe(false)
    expect(surroundings.track.mock.calls).toEqual([[{ action: 'continue', category: 'external-link', label: url }]])
  })

  it.each([
    ['the middle button', { type: 'auxclick', button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
  ])('[D-LINK-5] a click with %s asks too, and means a new tab', (_name, init) => {
    expect(click('#here', init)).toBe(false)
    click('[data-external-continue]')
    expect(surroundings.leave.mock.calls).toEqual([[url, '_blank']])
  })

  it('leaves the menu of the other button to the browser', () => {
    expect(click('#out', { type: 'auxclick', button: 2 })).toBe(true)
    expect(isOpen()).toBe(false)
  })

  it('works on the dialog that navigation brought', () => {
    document.body.innerHTML = `<a id="fuera" href="${url}" data-outbound="warn">Fuera</a>${renderToStaticMarkup(createElement(ExternalLinkDialog, { language: 'es' }))}`
    click('#fuera')
    expect([isOpen(), find('dialog h2').textContent]).toEqual([true, 'Está por salir de nuestro sitio web'])
  })

  it('on a page without the dialog is left to the browser', () => {
    dialog().remove()
    const followed: boolean[] = []
    document.body.addEventListener('click', (event) => followed.push(!event.defaultPrevented), { once: true })
    click('#out')
    expect(followed).toEqual([true])
  })
})

it.each([
  ['LINK-16', '#allowed'],
  ['LINK-14', '#mail'],
  ['LINK-15', '#phone'],
  ['LINK-11', '#inside'],
])('[%s] %s goes without a question', (_id, link) => {
  const followed: boolean[] = []
  document.body.addEventListener('click', (event) => followed.push(!event.defaultPrevented), { once: true })
  click(link)
  expect([isOpen(), followed]).toEqual([false, [true]])
})
