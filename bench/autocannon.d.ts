/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  type Result = { readonly requests: { readonly average: number }; readonly latency: { readonly p99: number }; readonly non2xx: number }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers?: Readonly<Record<string, string>>
  }): Promise<Result>
}
