// @vitest-environment jsdom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ExternalLinkDialog } from './ExternalLinkDialog.tsx'
import { leavingDialog } from './leaving-dialog.ts'
import { warnBeforeLeaving } from './warn-before-leaving.ts'

const url = 'https://other.example/path?a=1#b'
const host = { leave: vi.fn(), track: vi.fn() }
warnBeforeLeaving(document, async () => leavingDialog(document, host.track, host.leave))

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

/** Clicks, lets the dialog load, and says whether the browser would have followed the link. */
const click = async (selector: string, { type = 'click', ...init }: MouseEventInit & { type?: string } = {}): Promise<boolean> => {
  const isFollowed = find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }))
  await new Promise((resolve) => setTimeout(resolve))
  return isFollowed
}

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

  it('[LINK-18] [LINK-20] [LINK-21] [LINK-22] asks before it goes anywhere, and shows where it leads', async () => {
    expect(await click('#out b')).toBe(false)
    expect(isOpen()).toBe(true)
    expect(find('dialog h2').textContent).toBe('You are leaving our website')
    expect(find('#external-link-warning').textContent).toMatch(/do not control its content, its privacy practices or its security/)
    expect(find('[data-external-url]').textContent).toBe(url)
    expect(host.leave).not.toHaveBeenCalled()
  })

  it('[D-LINK-4] focus goes to the title, and back to the link at the end', async () => {
    await click('#out')
    expect(document.activeElement).toBe(find('dialog h2'))
    await click('[data-external-close]')
    expect(document.activeElement).toBe(find('#out'))
  })

  it('[D-LINK-4] focus goes to the button of a menu that has closed meanwhile, and the link with it', async () => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<button aria-controls="other"></button><button id="opens" aria-controls="menu"></button>',
    )
    find('#out').outerHTML = `<div id="menu">${find('#out').outerHTML}</div>`
    await click('#out')
    find('#menu').remove()
    dialog().close()
    expect(document.activeElement?.id).toBe('opens')
  })

  it.each(['.external-link-close', '.external-link-actions [data-external-close]', 'dialog'])(
    '[LINK-23] %s closes and opens nothing',
    async (closer) => {
      await click('#out')
      await click(closer)
      expect([isOpen(), host.leave.mock.calls]).toEqual([false, []])
    },
  )

  it('[D-LINK-4] Escape closes and opens nothing, and the next link asks again', async () => {
    await click('#out')
    dialog().close()
    await click('[data-external-continue]')
    expect(host.leave).not.toHaveBeenCalled()
    await click('#here')
    expect(isOpen()).toBe(true)
  })

  it('a click on the paper closes nothing', async () => {
    await click('#out')
    await click('.external-link-paper')
    expect(isOpen()).toBe(true)
  })

  it.each([
    ['#out', '_blank'],
    ['#here', '_self'],
  ])('[LINK-24] [LINK-25] Continue after %s opens it as %s and closes', async (link, linkType) => {
    await click(link)
    await click('[data-external-continue]')
    expect(host.leave.mock.calls).toEqual([[url, linkType]])
    expect(isOpen()).toBe(false)
    expect(host.track.mock.calls).toEqual([[{ action: 'continue', category: 'external-link', label: url }]])
  })

  it.each([
    ['the middle button', { type: 'auxclick', button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
  ])('[D-LINK-5] a click with %s asks too, and means a new tab', async (_name, init) => {
    expect(await click('#here', init)).toBe(false)
    await click('[data-external-continue]')
    expect(host.leave.mock.calls).toEqual([[url, '_blank']])
  })

  it('leaves the menu of the other button to the browser', async () => {
    expect(await click('#out', { type: 'auxclick', button: 2 })).toBe(true)
    expect(isOpen()).toBe(false)
  })

  it('works on the dialog that navigation brought', async () => {
    document.body.innerHTML = `<a id="fuera" href="${url}" data-outbound="warn">Fuera</a>${renderToStaticMarkup(createElement(ExternalLinkDialog, { language: 'es' }))}`
    await click('#fuera')
    expect([isOpen(), find('dialog h2').textContent]).toEqual([true, 'Está por salir de nuestro sitio web'])
  })

  it('on a page without the dialog is left to the browser', async () => {
    dialog().remove()
    const followed: boolean[] = []
    document.body.addEventListener('click', (event) => followed.push(!event.defaultPrevented), { once: true })
    await click('#out')
    expect(followed).toEqual([true])
  })
})

it.each([
  ['LINK-16', '#allowed'],
  ['LINK-14', '#mail'],
  ['LINK-15', '#phone'],
  ['LINK-11', '#inside'],
])('[%s] %s goes without a question', async (_id, link) => {
  const followed: boolean[] = []
  document.body.addEventListener('click', (event) => followed.push(!event.defaultPrevented), { once: true })
  await click(link)
  expect([isOpen(), followed]).toEqual([false, [true]])
})
