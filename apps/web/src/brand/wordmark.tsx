import wordmark from '../art/logo-wordmark.svg'
import './logo.css'

/** The large logo, in a separate file because the start screen needs no other. */
export function Wordmark({ alt }: { alt: string }) {
  return <img className="logo wordmark" src={wordmark} alt={alt} width={1221} height={560} />
}
