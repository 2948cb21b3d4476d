import { expect, it } from 'vitest'
import { registerShedLoad } from './shed-load.ts'

it('turns calls away as soon as the event loop lags, new pages at twice as much, and files never', async () => {
  let handler = async (..._given: unknown[]): Promise<void> => {}
  const register = async (_plugin: unknown, { pressureHandler }: { pressureHandler: typeof handler }) => {
    handler = pressureHandler
  }
  await registerShedLoad({ register } as never, { mostEventLoopDelay: 100, pressureCheckEvery: 10 })
  const isRefused = (url: string, accept: string, delay: number) =>
    handler({ raw: { url }, headers: { accept }, routeOptions: { url: '/*' } }, {}, 'eventLoopDelay', delay).then(
      () => false,
      () => true,
    )
  expect([await isRefused('/api/menu/', '*/*', 101), await isRefused('/blog/', 'text/html', 200)]).toEqual([true, false])
  expect([await isRefused('/blog/', 'text/html', 201), await isRefused('/_astro/a.js', '*/*', 201)]).toEqual([true, false])
})
