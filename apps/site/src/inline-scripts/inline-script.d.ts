declare module '*?inline-script' {
  /** The compiled, self-contained script. */
  const script: string
  export default script
}
