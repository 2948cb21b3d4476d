import { act, createContext, createElement, type ReactNode, use } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

/** The language of the admin in component tests. Test files that share a worker share the first mock of its library, so all read this object. */
export const spoken = { language: 'en' }

/** Who is signed in to the admin in component tests, and until when; nobody has set anything yet. */
export const signedIn: {
  user: { readonly id: number; readonly roles?: readonly string[] } | null
  tokenExpirationMs?: number
  setUser: (given: unknown) => void
} = {
  user: null,
  setUser: () => undefined,
}

/** What the store's own buttons call when they are pressed. */
export const saved = vi.fn()

/** Whether the preview beside the form is open in component tests. */
export const livePreview = { isOpen: true }

/** What answers the admin's questions to its server in component tests. */
export const adminServer = vi.fn()

/** The form around a component in component tests, and what was asked of it. */
export const form = {
  fields: {} as object,
  dispatch: vi.fn(),
  isSubmitted: false,
  isSaving: false,
  isModified: false,
  calls: [] as string[],
}

/** Which question over the page is open in component tests. */
export const modals = { open: undefined as string | undefined }

/** Who is known to edit the record of the form in component tests, and which records were given free to others. */
export const lock = { owner: undefined as number | null | undefined, unlocked: [] as string[] }

const formSetters = {
  setModified: (given: boolean) => void form.calls.push(`modified ${given}`),
  setBackgroundProcessing: (given: boolean) => void form.calls.push(`in the background ${given}`),
}

const Server = createContext<(asked: object) => unknown>(adminServer)

const openModal = (slug: string) => {
  modals.open = slug
}

type Question = Record<'modalSlug' | 'heading' | 'body' | 'cancelLabel' | 'confirmLabel', string> & { readonly onConfirm: () => unknown }

const ConfirmationModal = ({ modalSlug, heading, body, cancelLabel, confirmLabel, onConfirm }: Question) =>
  modals.open === modalSlug &&
  createElement(
    'dialog',
    undefined,
    createElement('h1', undefined, heading),
    createElement('p', undefined, body),
    createElement('button', { type: 'button' }, cancelLabel),
    createElement('button', { type: 'button', onClick: () => onConfirm() }, confirmLabel),
  )

/** The same as long as the view is, as in the admin. */
const lockState: { current: object | null } = { current: null }

const documentInfo = () => ({
  id: 'home',
  collectionSlug: 'pages',
  documentIsLocked: lock.owner !== undefined,
  documentLockState: Object.assign(lockState, { current: lock.owner === undefined ? null : { user: lock.owner && { id: lock.owner } } }),
  unlockDocument: async (id: string, slug: string) => void lock.unlocked.push(`${slug}/${id}`),
})

const storeButton = () => createElement('button', { type: 'button', onClick: () => saved() })

/** What stands in for `@payloadcms/ui`. */
export const adminLibrary = () => ({
  useTranslation: () => ({ i18n: spoken, t: (key: string) => key }),
  useAuth: () => ({ ...signedIn }),
  useLivePreviewContext: () => ({ isLivePreviewing: livePreview.isOpen }),
  useDocumentInfo: documentInfo,
  useModal: () => ({ openModal }),
  useRouteTransition: () => ({ startRouteTransition: (go: () => void) => go() }),
  ConfirmationModal,
  useAllFormFields: () => [form.fields, form.dispatch],
  useForm: () => formSetters,
  useFormSubmitted: () => form.isSubmitted,
  useFormProcessing: () => form.isSaving,
  useFormModified: () => form.isModified,
  useServerFunctions: () => ({ serverFunction: use(Server) }),
  ServerFunctionsProvider: ({ serverFunction, children }: { serverFunction: (asked: object) => unknown; children: ReactNode }) =>
    createElement(Server, { value: serverFunction }, children),
  useLocale: () => ({ code: spoken.language }),
  SaveButton: storeButton,
  SaveDraftButton: storeButton,
})

/**
 * A place in the document for the components of a test file, made anew before each of its tests and taken away after it, with the language, the clock and
 * the globals that the test has set.
 */
export const componentPlace = (): { readonly host: HTMLElement; readonly root: Root } => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = {} as { host: HTMLElement; root: Root }
  beforeEach(() => {
    place.host = document.body.appendChild(document.createElement('div'))
    place.root = createRoot(place.host)
  })
  afterEach(() => {
    act(() => place.root.unmount())
    place.host.remove()
    spoken.language = 'en'
    Object.assign(form, { fields: {}, isSubmitted: false, isSaving: false, isModified: false, calls: [] })
    Object.assign(lock, { owner: undefined, unlocked: [] })
    modals.open = undefined
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return place
}
