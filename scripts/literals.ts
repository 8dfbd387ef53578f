import { parseAst } from 'rolldown/parseAst'

interface Node {
  type: string
  [key: string]: unknown
}

/** Attributes that a user sees, or that a screen reader reads aloud. */
const VISIBLE_ATTRIBUTES =
  /^(aria-(label|valuetext|description|roledescription)|alt|title|placeholder|label|hint|caption|note|confirm|absent|data-l)$/
/** Two words that look like the start of a sentence. */
const SENTENCE = /^\p{Lu}[\p{Ll}’']+,? [\p{L}\d]/u
const WORD = /\p{L}{2}/u

/** Returns hard-coded visible text: text and attributes in JSX, and sentences except in errors and the console. */
export function literalsIn(file: string, code: string): string[] {
  const found: string[] = []
  const note = (text: string) => {
    if (WORD.test(text)) found.push(text.trim().replace(/\s+/g, ' '))
  }

  /** `isVisible`: true if users see this value on the screen. */
  const walk = (node: Node, isVisible: boolean) => {
    switch (node.type) {
      case 'JSXText':
        return note(String(node.value))
      case 'Literal':
        if (typeof node.value === 'string' && (isVisible || SENTENCE.test(node.value))) note(node.value)
        return
      case 'TemplateElement': {
        const { cooked } = node.value as { cooked: string }
        if (isVisible || SENTENCE.test(cooked)) note(cooked)
        return
      }
      case 'JSXAttribute':
        return inside(node, VISIBLE_ATTRIBUTES.test(nameOf(node.name as Node)))
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
        walk(node.consequent as Node, isVisible)
        return walk(node.alternate as Node, isVisible)
      case 'LogicalExpression':
        walk(node.left as Node, isVisible && node.operator !== '&&')
        return walk(node.right as Node, isVisible)
      case 'JSXExpressionContainer':
      case 'TemplateLiteral':
        return inside(node, isVisible)
      case 'CallExpression':
      case 'NewExpression':
        return isForDevelopers(node.callee as Node) ? undefined : inside(node, false)
      case 'ImportDeclaration':
        return
      default:
        return inside(node, false)
    }
  }

  const inside = (node: Node, isVisible: boolean) => {
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, isVisible)
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
