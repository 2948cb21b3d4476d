import { call } from '../workflow/calls/call.ts'

/** Where the preview is, and what lets a browser in for a while. */
export type PreviewDoor = { readonly origin: string; readonly token: string }

export const askForPreview = (): Promise<PreviewDoor> => call('POST', '/publisher/preview-access')

/** The address that leads to a path of the preview. */
export const previewAddress = ({ origin, token }: PreviewDoor, path: string): string =>
  `${origin}/_preview/enter?${new URLSearchParams({ token, to: path })}`

/** Opens a path of the preview in a window of its own. */
export const openPreview = async (path: string): Promise<void> => {
  window.open(previewAddress(await askForPreview(), path), '_blank', 'noopener')
}
