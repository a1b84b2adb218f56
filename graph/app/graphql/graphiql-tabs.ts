interface Tab {
  query: string;
  variables?: string;
}

/** Examples for GraphiQL, in development. docs/graphql.md explains them. */
export const graphiqlTabs: Tab[] = [
  {
    query: `# The caller: a visitor until you sign in with the mutation in the next tab.
query WhoAmI {
  viewer {
    kind
    admin {
      username
      role
    }
  }
}
`,
  },
  {
    query: `# Sign in as an administrator. The answer sets the session cookie.
mutation SignIn($input: AdminLoginInput!) {
  adminLogin(input: $input) {
    mustChangePassword
    needsCode
  }
}
`,
    variables: '{ "input": { "username": "admin", "password": "" } }',
  },
  {
    query: `# Pending requests, most urgent first. Pass "endCursor" as "after" for the next page.
query PendingRequests($after: String) {
  trackedRequests(status: pending, after: $after) {
    totalCount
    edges {
      node {
        number
        caseId
        urgencyLevel
        requestAmount
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
`,
  },
  {
    query: `# A page of requests with Relay cursors. Pass "endCursor" as "after" for the next page.
query RequestPage($after: String) {
  requests(first: 20, after: $after) {
    edges {
      node {
        number
        status
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
`,
  },
  {
    query: `# One request with its allocations and letters. The access is logged.
query OneRequest($number: Int!) {
  request(number: $number) {
    caseId
    status
    allocations {
      amount
      left
      status
    }
    letters {
      number
      letterType
      deliveryStatus
    }
  }
}
`,
    variables: '{ "number": 1 }',
  },
  {
    query: `# Each new or changed request, over WebSocket.
subscription Changes {
  requestsChanged {
    number
    status
    version
  }
}
`,
  },
];
