import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** What a server does with the next mail. `drop` takes it and hangs up before it says so; `slow` takes three seconds; `hang` never answers. */
export type Behaviour = 'accept' | 'refuseRecipient' | 'refuseMail' | 'drop' | 'slow' | 'hang'

export type TestSmtpServer = AsyncDisposable & {
  readonly url: string
  readonly port: number
  /** Every mail that was taken whole, as it came, even where the server hung up afterwards. */
  readonly mails: string[]
  readonly envelopes: { readonly from: string; readonly to: readonly string[] }[]
  /** How many connections were ever opened. */
  readonly connections: () => number
  /** A behaviour for all mails to come, or one that is chosen anew for each. */
  readonly behave: (next: Behaviour | (() => Behaviour)) => void
}

const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code })

/** A real SMTP server on this machine, on a free port unless told, ended when the test ends. */
export const testSmtpServer = async (options: SMTPServerOptions = {}, wantedPort = 0): Promise<TestSmtpServer> => {
  let choose = (): Behaviour => 'accept'
  let opened = 0
  const mails: string[] = []
  const envelopes: { from: string; to: string[] }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    ...options,
    onConnect: (_session, done) => {
      opened += 1
      done()
    },
    onRcptTo: ({ address }, _session, done) => done(choose() === 'refuseRecipient' ? refusal(550, `No such mailbox: ${address}`) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const behaviour = choose()
        if (behaviour === 'hang') return
        if (behaviour === 'refuseMail') return done(refusal(451, 'Try again later'))
        mails.push(Buffer.concat(chunks).toString('utf8'))
        envelopes.push({
          from: session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address,
          to: session.envelope.rcptTo.map(({ address }) => address),
        })
        if (behaviour === 'slow') return void setTimeout(done, 3000)
        if (behaviour !== 'drop') return done()
        for (const connection of server.connections) if (connection.session === session) connection.close()
      })
    },
  })
  // Clients that hang up are part of the tests.
  server.on('error', () => {})
  const listening = server.listen(wantedPort, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    envelopes,
    connections: () => opened,
    behave: (next) => {
      choose = typeof next === 'function' ? next : () => next
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(resolve)),
  }
}
