<?php
/**
 * Base class for all REST routes.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * Base class for the REST routes, each of which declares its path, methods and arguments. Users without access see neither a route's responses nor
 * its schema.
 *
 * @phpstan-type RestSchema array{'$schema'?: string, title?: string, type?: string, description?: string, default?: mixed, required?: bool,
 *   enum?: list<string|int>, format?: string, pattern?: string, minimum?: int, maximum?: int, minItems?: int, maxItems?: int,
 *   minLength?: int, maxLength?: int, items?: array<string, mixed>, properties?: array<string, array<string, mixed>>,
 *   additionalProperties?: bool|array<string, mixed>}
 * @phpstan-type Endpoints array<string, array{0: callable, 1: array<string, RestSchema>}>
 */
abstract class Route {

	/**
	 * Namespace of all routes.
	 */
	const SPACE = 'hadaya/v1';

	/**
	 * Schema for a required string argument.
	 */
	const TEXT = array(
		'type'     => 'string',
		'required' => true,
	);

	/**
	 * Schema for an optional string argument.
	 */
	const MAYBE = array(
		'type'    => 'string',
		'default' => '',
	);

	/**
	 * Schema for a required integer argument.
	 */
	const NUMBER = array(
		'type'     => 'integer',
		'required' => true,
	);

	/**
	 * Schema for a required object argument.
	 */
	const VALUES = array(
		'type'     => 'object',
		'required' => true,
	);

	protected Access $access;

	public function __construct( Access $access ) {
		$this->access = $access;
	}

	/**
	 * Returns the path below the namespace, such as `/settings`.
	 *
	 * @return string
	 */
	abstract public function path(): string;

	/**
	 * Returns a callback and the schemas of its arguments for each HTTP method.
	 *
	 * @return Endpoints
	 */
	abstract protected function endpoints(): array;

	/**
	 * Registers the route with WordPress.
	 */
	final public function register(): void {
		// OPTIONS requests skip the permission check, so the schema callback has its own check.
		$route = array( 'schema' => array( $this, 'described' ) );
		foreach ( $this->endpoints() as $method => list( $answer, $arguments ) ) {
			$route[] = array(
				'methods'             => $method,
				'callback'            => $answer,
				'permission_callback' => array( $this, 'is_allowed' ),
				'args'                => $this->in_path() + $arguments,
			);
		}
		register_rest_route( self::SPACE, $this->path(), $route );
	}

	/**
	 * Returns the schema for each numeric argument in the path.
	 *
	 * @return array<string, RestSchema>
	 */
	private function in_path(): array {
		preg_match_all( '/\(\?P<(\w+)>\[\\\\d\]\+\)/', $this->path(), $names );
		return array_fill_keys( $names[1], self::NUMBER );
	}

	/**
	 * Checks whether the user may use the route. By default, the user needs access to the settings.
	 *
	 * @return bool
	 */
	public function is_allowed(): bool {
		return $this->access->is_allowed();
	}

	/**
	 * Returns the JSON schema for the route's responses; empty if none is needed.
	 *
	 * @return RestSchema
	 */
	protected function schema(): array {
		return array();
	}

	/**
	 * Returns the schema for the responses; empty for users who may not use the route.
	 *
	 * @return RestSchema
	 */
	final public function described(): array {
		return $this->is_allowed() ? $this->schema() : array();
	}
}
