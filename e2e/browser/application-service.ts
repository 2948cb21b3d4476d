import type { BrowserContext, Page } from '@playwright/test'
import { type Post, postOf, standInAndNote } from './login-panel.ts'
import { expect } from './visit.ts'

/** The application service is somebody else's, and stood in for. */
export const toleratedApplications: readonly RegExp[] = [/third-party request to https:\/\/apply\.gulfpines\.example\//]

/** What the application service was sent, and as what. */
type Sent = Post & { readonly type: string | undefined }

/** Stands in for the application service: writes down what it is sent. */
export const standIn = (context: BrowserContext): Promise<readonly Sent[]> =>
  standInAndNote(context, (request) => ({ ...postOf(request), type: request.headers()['content-type'] }))

/** What an application must be, by path of the service and by id. */
export const post = (path: string, id: string): Sent => ({
  method: 'POST',
  url: `https://apply.gulfpines.example${path}`,
  type: 'application/x-www-form-urlencoded',
  body: `id=${id}&Task=AccountValidation`,
})

/** Does something and waits for the window that it opens, with the answer of the application service in it. */
export const windowOf = async (context: BrowserContext, act: () => Promise<unknown>): Promise<Page> => {
  const [opened] = await Promise.all([context.waitForEvent('page'), act()])
  await expect(opened).toHaveTitle('Somebody else')
  return opened
}
