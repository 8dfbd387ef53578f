import { describe, expect, test } from 'vitest'
import { blocksOf, piecesOf } from './markdown.ts'

describe('blocks', () => {
  test('paragraphs end at an empty line, and keep their line breaks', () => {
    expect(blocksOf('Take a card.\nRead it.\n\n\nSwap - twice.')).toEqual([
      { kind: 'paragraph', text: 'Take a card.\nRead it.' },
      { kind: 'paragraph', text: 'Swap - twice.' },
    ])
  })

  test('a list may follow a sentence at once, have gaps, and go on in the next line', () => {
    expect(blocksOf('Do this:\n1. One\n2. Two\n   and more\n\n3. Three\n\nDone.')).toEqual([
      { kind: 'paragraph', text: 'Do this:' },
      { kind: 'list', start: 1, items: ['One', 'Two and more', 'Three'] },
      { kind: 'paragraph', text: 'Done.' },
    ])
  })

  test('a list begins at its own number, and another kind of list is another one', () => {
    expect(blocksOf('4. Four\n- a\n* b')).toEqual([
      { kind: 'list', start: 4, items: ['Four'] },
      { kind: 'list', start: null, items: ['a', 'b'] },
    ])
  })

  test('headings', () => {
    expect(blocksOf('## What is kept\n- All')).toEqual([
      { kind: 'heading', level: 2, text: 'What is kept' },
      { kind: 'list', start: null, items: ['All'] },
    ])
  })
})

describe('pieces', () => {
  test('strong, emphasis and links stand among plain words', () => {
    expect(piecesOf('The **green** mat, *now*, in [the case](/case).')).toEqual([
      { kind: 'text', text: 'The ' },
      { kind: 'strong', text: 'green' },
      { kind: 'text', text: ' mat, ' },
      { kind: 'emphasis', text: 'now' },
      { kind: 'text', text: ', in ' },
      { kind: 'link', text: 'the case', href: '/case' },
      { kind: 'text', text: '.' },
    ])
  })

  test('an address can be followed, without the full stop behind it', () => {
    expect(piecesOf('Write to help@example.org. See https://example.org/a.')).toEqual([
      { kind: 'text', text: 'Write to ' },
      { kind: 'link', text: 'help@example.org', href: 'mailto:help@example.org' },
      { kind: 'text', text: '. See ' },
      { kind: 'link', text: 'https://example.org/a', href: 'https://example.org/a' },
      { kind: 'text', text: '.' },
    ])
  })

  test.each(['javascript:alert(1)', 'JAVASCRIPT:x', 'data:text/html,x'])('%s is no link', (href) => {
    expect(piecesOf(`[b](${href})`).every(({ kind }) => kind === 'text')).toBe(true)
  })

  test('a star that marks nothing is a star', () => {
    expect(piecesOf('5 * 3 = 15')).toEqual([{ kind: 'text', text: '5 * 3 = 15' }])
  })
})
