import { parseAst } from 'rolldown/parseAst'

interface Node {
  type: string
  [key: string]: unknown
}

/** Attributes that a person reads or hears. */
const SAID =
  /^(aria-(label|valuetext|description|roledescription)|alt|title|placeholder|label|hint|caption|note|confirm|absent|data-l)$/
/** Two words that begin like a sentence. */
const SENTENCE = /^\p{Lu}[\p{Ll}’']+,? [\p{L}\d]/u
const WORD = /\p{L}{2}/u

/** What a file says by itself: text and attributes in JSX, and sentences anywhere but in errors and the console. */
export function literalsIn(file: string, code: string): string[] {
  const found: string[] = []
  const note = (text: string) => {
    if (WORD.test(text)) found.push(text.trim().replace(/\s+/g, ' '))
  }

  /** `said`: whoever looks at the screen reads this value. */
  const walk = (node: Node, said: boolean) => {
    switch (node.type) {
      case 'JSXText':
        return note(String(node.value))
      case 'Literal':
        if (typeof node.value === 'string' && (said || SENTENCE.test(node.value))) note(node.value)
        return
      case 'TemplateElement': {
        const { cooked } = node.value as { cooked: string }
        if (said || SENTENCE.test(cooked)) note(cooked)
        return
      }
      case 'JSXAttribute':
        return inside(node, SAID.test(nameOf(node.name as Node)))
      case 'JSXElement':
      case 'JSXFragment':
        walk((node.openingElement ?? node.openingFragment) as Node, false)
        for (const child of node.children as Node[]) walk(child, true)
        return
      case 'JSXOpeningElement':
        for (const attribute of node.attributes as Node[]) walk(attribute, false)
        return
      case 'ConditionalExpression':
        walk(node.test as Node, false)
        walk(node.consequent as Node, said)
        return walk(node.alternate as Node, said)
      case 'LogicalExpression':
        walk(node.left as Node, said && node.operator !== '&&')
        return walk(node.right as Node, said)
      case 'JSXExpressionContainer':
      case 'TemplateLiteral':
        return inside(node, said)
      case 'CallExpression':
      case 'NewExpression':
        return isForDevelopers(node.callee as Node) ? undefined : inside(node, false)
      case 'ImportDeclaration':
        return
      default:
        return inside(node, false)
    }
  }

  const inside = (node: Node, said: boolean) => {
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, said)
  }

  walk(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, false)
  return found
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nameOf = (name: Node) => (name.type === 'JSXIdentifier' ? String(name.name) : '')

function isForDevelopers({ type, name, object }: Node): boolean {
  if (type === 'Identifier') return /(Error|NotOurAnswer)$/.test(String(name))
  return type === 'MemberExpression' && (object as Node).name === 'console'
}
