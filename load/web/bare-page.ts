import { createElement as draw, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface BarePage {
  title: string
  paragraphs: string[]
  picture: string | null
}

declare global {
  interface Window {
    pages: BarePage[]
  }
}

/** The least that a page can be: heading, text, picture and key. The product's pages are compared with it. */
function Bare() {
  const [position, setPosition] = useState(0)
  const { title, paragraphs, picture } = window.pages[position] ?? { title: 'The end', paragraphs: [], picture: null }
  return draw(
    'main',
    null,
    draw('h1', null, title),
    paragraphs.map((text) => draw('p', { key: text }, text)),
    picture && draw('img', { src: picture, alt: '', width: 1280, height: 720 }),
    draw(
      'footer',
      { className: 'foot' },
      draw('button', { type: 'button', className: 'btn big', onClick: () => setPosition(position + 1) }, 'Next step'),
    ),
  )
}

createRoot(document.body).render(draw(Bare))
