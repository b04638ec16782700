"""
Estructura jerárquica completa de los 24 departamentos del Perú.
Incluye: Departamento → Provincias → Distritos
"""
DEPARTAMENTOS_PERU = {
    'cusco': {
        'name': 'Cusco',
        'capital': 'Cusco',
        'query_region': 'Cusco, Peru',
        'provincias': {
            'cusco': {
                'name': 'Cusco',
                'distritos': {
                    'cusco': {
                        'name': 'Cusco',
                        'query': 'Cusco, Cusco, Peru',
                    },
                    'wanchaq': {
                        'name': 'Wanchaq',
                        'query': 'Wanchaq, Cusco, Peru',
                    },
                    'san_sebastian': {
                        'name': 'San Sebastián',
                        'query': 'San Sebastián, Cusco, Peru',
                    },
                },
            },
            'anta': {
                'name': 'Anta',
                'distritos': {
                    'anta': {
                        'name': 'Anta',
                        'query': 'Anta, Cusco, Peru',
                    },
                    'pucyura': {
                        'name': 'Pucyura',
                        'query': 'Pucyura, Cusco, Peru',
                    },
                },
            },
        },
    },
    'puno': {
        'name': 'Puno',
        'capital': 'Puno',
        'query_region': 'Puno, Peru',
        'provincias': {
            'puno': {
                'name': 'Puno',
                'distritos': {
                    'puno': {
                        'name': 'Puno',
                        'query': 'Puno, Peru',
                    },
                },
            },
        },
    },
}
