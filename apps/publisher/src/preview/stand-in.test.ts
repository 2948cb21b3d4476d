// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { frameScript } from './frame-script.ts'
import { problemPage } from './framed-page.ts'

it('keeps no page where words stand in for it, until what is written has been shown', async () => {
  const problem = 'blocks banner, field link: leads nowhere'
  document.documentElement.innerHTML = problemPage({ own: [problem], others: 0 }, { language: 'en', isFramed: true }).replace(
    /^.*<html[^>]*>/,
    '',
  )
  const answers = [
    { problems: [problem] },
    { html: '<html><body><main><h1>Written</h1></main></body></html>', problems: [] },
    { problems: [problem] },
  ]
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()))
  const told = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  frameScript([location.origin])
  told.mockClear()
  for (const [index, isKept] of [false, false, true].entries()) {
    const data = { type: 'draft', draft: { slug: 'blocks', id: 'banner', language: 'en', data: {} } }
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }))
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(index + 1))
    expect(told.mock.lastCall?.[0]).toMatchObject({ type: 'shown', isKept })
  }
  told.mockRestore()
})
