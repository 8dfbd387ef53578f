import wordmark from '../art/logo-wordmark.svg'
import './logo.css'

/** The large logo, apart from the small ones: the start screen needs this one only. */
export function Wordmark({ alt }: { alt: string }) {
  return <img className="logo wordmark" src={wordmark} alt={alt} width={1221} height={560} />
}
