import type { FastifyRequest } from 'fastify'

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Headers that proxies add: behind one on this machine, everybody seems to ask from here. */
const ofProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const

/** Whether somebody on this machine asks, and no proxy for a stranger. */
export const asksFromHere = ({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  loopback.has(socket.remoteAddress ?? '') && ofProxies.every((name) => headers[name] === undefined)
