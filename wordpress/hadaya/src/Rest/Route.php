<?php
/**
 * What all REST routes share.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * A route is a class: it says its path, the methods that it answers and their arguments. Whoever may not use a route is told
 * neither what it answers nor what its answers look like.
 */
abstract class Route {

	/**
	 * Namespace of all routes.
	 */
	const SPACE = 'hadaya/v1';

	/**
	 * A text that must be there.
	 */
	const TEXT = array(
		'type'     => 'string',
		'required' => true,
	);

	/**
	 * A text that may be left out.
	 */
	const MAYBE = array(
		'type'    => 'string',
		'default' => '',
	);

	/**
	 * A whole number that must be there.
	 */
	const NUMBER = array(
		'type'     => 'integer',
		'required' => true,
	);

	/**
	 * An object that must be there.
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
	 * Path below the namespace, `/settings`.
	 *
	 * @return string
	 */
	abstract public function path(): string;

	/**
	 * What answers and its arguments, by method.
	 *
	 * @return array[]
	 */
	abstract protected function endpoints(): array;

	/**
	 * Adds the route to WordPress'.
	 */
	final public function register(): void {
		// OPTIONS asks nobody's permission, so the answer's shape has to.
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
	 * Numbers that stand in the path.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function in_path(): array {
		preg_match_all( '/\(\?P<(\w+)>\[\\\\d\]\+\)/', $this->path(), $names );
		return array_fill_keys( $names[1], self::NUMBER );
	}

	/**
	 * Whether the user may use the route.
	 *
	 * @return bool
	 */
	public function is_allowed(): bool {
		return $this->access->is_allowed();
	}

	/**
	 * What its answers look like, as a JSON schema; empty for what needs none.
	 *
	 * @return array<string, mixed>
	 */
	protected function schema(): array {
		return array();
	}

	/**
	 * The schema, for those who may use the route.
	 *
	 * @return array<string, mixed>
	 */
	final public function described(): array {
		return $this->is_allowed() ? $this->schema() : array();
	}
}
