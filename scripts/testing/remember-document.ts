import { rememberProperties } from './remember-properties.ts'

type Listener = Parameters<EventTarget['addEventListener']>

/** Remembers the listeners that objects get from now on; the function that comes back removes them. */
const rememberListeners = (targets: readonly EventTarget[]): (() => void) => {
  const undo = targets.map((target) => {
    const add = target.addEventListener
    const listeners: Listener[] = []
    target.addEventListener = (...listener: Listener) => {
      listeners.push(listener)
      add.apply(target, listener)
    }
    return () => {
      target.addEventListener = add
      for (const [type, listener, options] of listeners) target.removeEventListener(type, listener, options)
    }
  })
  return () => {
    for (const one of undo) one()
  }
}

const removeAttributes = (element: Element): void => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}

const forgetCookies = (): void => {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
}

/** Remembers window and document as they are on a new page. The function that comes back makes them so again: no listeners, content or storage. */
export const rememberDocument = (): (() => void) => {
  const address = location.href
  const { documentElement: root, head, body } = document
  const prototypes = [Storage, Element, HTMLElement, HTMLDialogElement, HTMLIFrameElement, HTMLMediaElement].map(
    ({ prototype }) => prototype,
  )
  const undoProperties = rememberProperties([document, ...prototypes])
  const removeListeners = rememberListeners([window, document, root, head, body])
  return () => {
    removeListeners()
    undoProperties()
    for (const element of [root, head, body]) removeAttributes(element)
    head.replaceChildren()
    body.replaceChildren()
    root.replaceChildren(head, body)
    localStorage.clear()
    sessionStorage.clear()
    forgetCookies()
    history.replaceState(null, '', address)
  }
}
