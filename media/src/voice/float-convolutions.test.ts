import { PbfWriter } from 'pbf'
import { expect, it } from 'vitest'
import { withFloatConvolutions } from './float-convolutions.ts'

/** Builds a model with one graph, with the operations as its nodes; each has four inputs. */
function modelOf(operations: readonly string[]) {
  const model = new PbfWriter()
  model.writeVarintField(1, 8)
  model.writeMessage(
    7,
    (_, graph) => {
      for (const operation of operations)
        graph.writeMessage(
          1,
          (__, node) => {
            for (const input of ['x', 'w', 'x zero', 'w zero']) node.writeStringField(1, input)
            node.writeStringField(2, `of ${operation}`)
            node.writeStringField(4, operation)
          },
          null,
        )
    },
    null,
  )
  return model.finish()
}

it('leaves a model without convolutions of whole numbers as it is', () => {
  const model = modelOf(['MatMulInteger', 'Conv'])
  expect(Buffer.from(withFloatConvolutions(model)).equals(model)).toBe(true)
})

it('puts a convolution of floats in the place of one of whole numbers', () => {
  const rewritten = Buffer.from(withFloatConvolutions(modelOf(['Relu', 'ConvInteger']))).toString('latin1')
  expect(rewritten).not.toContain('\x22\x0bConvInteger')
  expect(rewritten.match(/\x22.(Relu|Cast|Sub|Conv)/gs)).toHaveLength(1 + 3 + 3 + 2)
})
