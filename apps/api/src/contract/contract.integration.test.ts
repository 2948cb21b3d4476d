import { setImmediate } from 'node:timers/promises'
import { formKinds } from '@bank/forms/form-kinds.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { AnySchema } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { recaptcha } from '../captcha/recaptcha.ts'
import { easyCaptcha } from '../testing/captcha-tokens.ts'
import { broken, callPaths } from '../testing/contact.ts'
import { askList, type Call, callEverything, get, listPaths, postEverything, postGood, postSlowly } from '../testing/contract/calls.ts'
import { type ApiDocument, operationsOf, promiseKept, promisesOf, schemaChecker, undescribed } from '../testing/contract/document.ts'
import { type ContractApp, contractApp } from '../testing/contract/site.ts'

type ListSchema = { readonly properties: { readonly data: { readonly anyOf: readonly [whole: AnySchema, cut: AnySchema] } } }

const readDocument = async ({ server }: ContractApp): Promise<ApiDocument> => (await server.inject('/api/openapi.json')).json()

/** Everything is right, and what is asked is right or wrong in all ways. */
const whileAllIsWell = async (app: ContractApp, document: ApiDocument): Promise<readonly Call[]> => {
  const calls: Call[] = []
  for (const path of ['/api/openapi.json', '/healthz', '/readyz', '/readyz/leads', '/menu.txt']) calls.push(await get(app, path))
  for (const form of [...formKinds, 'typed']) calls.push(await get(app, '/api/captcha/challenge/', `?form=${form}`))
  for (const query of ['', '?terms=cash', '?terms=cash&_lang=es', '?terms=a&terms=b'])
    for (const path of ['/api/search/suggest/', '/api/search/results/']) calls.push(await get(app, path, query))
  calls.push(await get(app, '/api/search/results/', '?terms=cash&offset=10'), await get(app, '/api/search/results/', '?offset=-1'))
  for (const query of [
    'terms=cash&kind=page',
    'terms=cash&kind=post',
    'terms=zebra',
    'terms=phone+number',
    'terms=routing+number',
    'terms=covington',
  ])
    calls.push(await get(app, '/api/search/results/', `?${query}`))
  calls.push(await get(app, '/api/search/results/', '?terms=what+should+i+bring'))
  const geolocation = '/api/geolocation/ip/'
  calls.push(await get(app, geolocation, '?source=offcanvas', {}, '129.7.97.54'), await get(app, geolocation))
  calls.push(await get(app, geolocation, '?source=a&source=b'))
  for (const [name, operation] of operationsOf(document))
    if (name.endsWith('/all/')) calls.push(...(await askList(app, name.slice('GET '.length), operation)))
  for (const path of callPaths) calls.push(...(await postEverything(app, path)))
  return calls
}

const whileThereIsNoRelease = async (document: ApiDocument): Promise<readonly Call[]> => {
  await using app = await contractApp({ empty: true })
  const posts: Call[] = []
  for (const path of callPaths) posts.push(await postGood(app, path))
  const lists = await Promise.all(listPaths(document).map((path) => get(app, path)))
  return [...posts, ...lists, ...(await callEverything(app, document)), await get(app, '/readyz')]
}

const whileAddressesAskTooMuch = async (document: ApiDocument): Promise<readonly Call[]> => {
  await using app = await contractApp({ requestsPerMinute: 1, postsPerMinute: 1 })
  return [...(await callEverything(app, document)), ...(await callEverything(app, document))]
}

const whileTheProcessCannotKeepUp = async (document: ApiDocument): Promise<readonly Call[]> => {
  await using app = await contractApp({ mostEventLoopDelay: 1e-9, pressureCheckEvery: 10 })
  const untilBusy = async (): Promise<void> => {
    const { statusCode } = await app.server.inject('/api/search/suggest/')
    // Injected requests alone never let the event loop come round to the timer that measures it.
    await setImmediate()
    if (statusCode !== 503) await untilBusy()
  }
  await untilBusy()
  return await callEverything(app, document)
}

const whileSomethingIsBroken = async (document: ApiDocument): Promise<readonly Call[]> => {
  await using app = await contractApp({ openCaptcha: async () => ({ ...easyCaptcha(), task: broken, verify: broken }) })
  const posts = await callEverything(app, document)
  Object.assign(app.releases, {
    get: () => {
      throw new Error('the release is gone')
    },
  })
  return [...posts, ...(await callEverything(app, document)), await get(app, '/readyz')]
}

const whileTheCaptchaIsAnothers = async (): Promise<readonly Call[]> => {
  const closed = 'http://127.0.0.1:1/verify'
  await using app = await contractApp({ openCaptcha: async () => recaptcha({ siteKey: 'site', secret: 'none', verifyUrl: closed }) })
  const posts: Call[] = []
  for (const path of callPaths) posts.push(await postGood(app, path))
  return [...posts, await get(app, '/api/captcha/challenge/', '?form=support')]
}

const whileLeadsAreNotTaken = async (): Promise<readonly Call[]> => {
  await using app = await contractApp({ openLeads: broken })
  const posts: Call[] = []
  for (const path of callPaths) posts.push(await postGood(app, path))
  return [...posts, await get(app, '/readyz'), await get(app, '/readyz/leads')]
}

const whileMailsWait = async (): Promise<readonly Call[]> => {
  await using app = await contractApp()
  const leads = app.leads.get()
  Object.assign(leads ?? {}, { backlog: async () => ({ oldest: 3_600_001 }) })
  return [await get(app, '/readyz'), await get(app, '/readyz/leads')]
}

const whileBodiesDoNotCome = async (): Promise<readonly Call[]> => {
  await using app = await contractApp({ requestTimeout: 100 })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  return await Promise.all(callPaths.map((path) => postSlowly(app, path)))
}

/** The routes of an app as `GET /api/search/suggest`, read from what Fastify says of them. */
const routesOf = ({ server }: ContractApp): readonly string[] => {
  const above: string[] = []
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([\s│]*)[├└]── (\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
      if (path === '') return []
      const depth = indent.length / 4
      above.splice(depth, above.length, path)
      return methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : `${method} ${above.join('')}`))
    })
}

/** The catch-alls: pages and other files of the site, and calls that there are not. */
const noCalls = ['GET /api', 'GET /api*', 'GET *', 'POST /api', 'POST /api*', 'POST *']

/** What no request can bring about: nothing in that call ever fails. */
const neverSeen = ['GET /api/geolocation/ip/ 500 Something went wrong. Please try again later.']

describe('the API document', () => {
  let document: ApiDocument
  let routes: readonly string[]
  let calls: readonly Call[]

  beforeAll(async () => {
    await using app = await contractApp()
    document = await readDocument(app)
    routes = routesOf(app)
    calls = [
      ...(await whileAllIsWell(app, document)),
      ...(await whileThereIsNoRelease(document)),
      ...(await whileAddressesAskTooMuch(document)),
      ...(await whileTheProcessCannotKeepUp(document)),
      ...(await whileSomethingIsBroken(document)),
      ...(await whileTheCaptchaIsAnothers()),
      ...(await whileLeadsAreNotTaken()),
      ...(await whileMailsWait()),
      ...(await whileBodiesDoNotCome()),
    ]
  }, 600_000)

  it('is OpenAPI', async () => {
    expect(await new Validator().validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true })
  })

  it('names every route, and no other', () => {
    const described = [...operationsOf(document).keys()].map((name) => name.replace(/\/$/, ''))
    expect(described.sort()).toEqual(routes.filter((route) => !noCalls.includes(route)).toSorted())
  })

  it('[API-10] [D-API-1] describes every answer that was given, failures too: status, headers, type and body', () => {
    const check = schemaChecker()
    const operations = operationsOf(document)
    const wrong = calls.flatMap(({ operation, asked, answer }) => {
      const problems = undescribed(check, operations.get(operation), answer)
      return problems.length > 0 ? [`${asked} → ${answer.statusCode}: ${problems.join('; ')}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('describes no answer that is never given', () => {
    const seen = new Set(calls.map(({ operation, answer }) => `${operation} ${promiseKept(answer)}`))
    const promised = [...operationsOf(document)].flatMap(([name, operation]) => promisesOf(operation).map((one) => `${name} ${one}`))
    expect(promised.filter((one) => !seen.has(one))).toEqual(neverSeen)
  })

  it('[API-02] [API-05] tells whole records of a list from those that _fields cuts down', () => {
    const check = schemaChecker()
    for (const path of listPaths(document)) {
      const schema = document.paths[path]?.['get']?.responses['200']?.content?.['application/json']?.schema as ListSchema | undefined
      const [whole, cut] = schema?.properties.data.anyOf ?? [false, false]
      for (const { asked, answer } of calls.filter((call) => call.asked.split('?')[0] === path && call.answer.statusCode === 200)) {
        const isCut = asked.includes('_fields=')
        expect([asked, check(isCut ? cut : whole, JSON.parse(answer.body).data)]).toEqual([asked, []])
      }
    }
  })

  it('[API-02] says what a list takes: what it names is answered, and each list has records', () => {
    for (const path of listPaths(document)) {
      const answers = calls.filter(({ asked }) => asked.split('?')[0] === path)
      const whole = answers.find(({ asked, answer }) => asked === path && answer.statusCode === 200)
      expect([path, JSON.parse(whole?.answer.body ?? '{}').data?.length > 0]).toEqual([path, true])
      const parameters = document.paths[path]?.['get']?.parameters ?? []
      expect(parameters.length).toBeGreaterThan(5)
      for (const { name } of parameters) {
        const call = answers.find(({ asked }) => asked.startsWith(`${path}?${name}=`))
        expect([path, name, call?.answer.statusCode]).toEqual([path, name, 200])
      }
    }
  })
})
