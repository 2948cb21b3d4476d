import { createServer } from 'node:http'
import { testSmtpServer } from '@bank/mail/testing/smtp-server.ts'
import { inboxPort, smtpPort } from './mail-ports.ts'

/** A real SMTP server for the browser tests, and beside it a page that lists every mail it has taken, for tests run in other processes. */
const smtp = await testSmtpServer({}, smtpPort)

createServer((_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(smtp.mails.map((raw, index) => ({ raw, to: smtp.envelopes[index]?.to ?? [] }))))
}).listen(inboxPort, '127.0.0.1')
