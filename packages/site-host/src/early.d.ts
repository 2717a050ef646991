/** One classic script as text: see `earlyScripts`. */
declare module '*?early' {
  const script: string;
  export default script;
}
