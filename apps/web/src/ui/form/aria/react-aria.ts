import './react-aria.css'

/**
 * React Aria inserts a <style> with one rule for everything pressable, which the content security policy forbids. It
 * does not if it finds an element with this id; the rule is in react-aria.css instead.
 */
const ID = 'react-aria-pressable-style'

if (!document.getElementById(ID)) {
  const mark = document.createElement('meta')
  mark.id = ID
  document.head.append(mark)
}
