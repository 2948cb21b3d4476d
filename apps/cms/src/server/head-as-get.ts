type Handler<Given> = (request: Request, given: Given) => Promise<Response>

/** Answers HEAD as GET is answered, whose endpoints the store finds by the method; the server leaves the body out. */
export const headAsGet =
  <Given>(get: Handler<Given>): Handler<Given> =>
  ({ url, headers, signal }, given) =>
    get(new Request(url, { headers, signal, method: 'GET' }), given)
