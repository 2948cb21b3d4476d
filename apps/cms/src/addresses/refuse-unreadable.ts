import http from 'node:http'
import { type AnswerHeaders, readableAddresses } from './readable-addresses.ts'

/** Loaded before Next, which makes its server itself and has no place for what is asked before its routes. */
const create = http.createServer as (...args: readonly unknown[]) => http.Server

/** Almost no request asks for them, so a start does not wait for what reads the settings. */
const ownHeaders: AnswerHeaders = async () => {
  const [{ readAdminEnvironment }, { securityHeaders }] = await Promise.all([
    import('@bank/content/store/environment/admin-environment.ts'),
    import('../security-headers.ts'),
  ])
  return securityHeaders(readAdminEnvironment(process.env).previewUrl)
}

const guarded = (each: unknown): unknown =>
  typeof each === 'function' ? readableAddresses(each as http.RequestListener, ownHeaders) : each

http.createServer = ((...args: readonly unknown[]) => create(...args.map(guarded))) as typeof http.createServer
