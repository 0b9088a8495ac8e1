<?php
/**
 * The container of the plugin.
 *
 * @package Hadaya
 */

namespace Hadaya;

defined( 'ABSPATH' ) || exit;

/**
 * Makes each part of the plugin once, when it is first needed, and hooks methods of parts that are not made yet: the file of a class
 * is read when one of its hooks fires. A part names what it needs by the types of its constructor's parameters.
 */
final class Container {

	/** @var object[] */
	private array $made = array();

	/** @var callable[] */
	private array $factories;

	/** @var string[] */
	private array $later;

	/**
	 * Makes nothing yet. Whoever needs the container itself is given it.
	 *
	 * @param callable[] $factories Functions that make parts, by the names of their classes; each is given this container.
	 * @param string[]   $later     Classes of parts whose users are given a function that gets the part, by the name of the parameter.
	 */
	public function __construct( array $factories, array $later = array() ) {
		$this->factories           = $factories;
		$this->later               = $later;
		$this->made[ self::class ] = $this;
	}

	/**
	 * A part, the same at every call.
	 *
	 * @template T of object
	 * @param class-string<T> $name Name of its class.
	 * @return T
	 */
	public function get( string $name ): object {
		if ( ! isset( $this->made[ $name ] ) ) {
			$this->made[ $name ] = isset( $this->factories[ $name ] ) ? call_user_func( $this->factories[ $name ], $this ) : $this->make( $name );
		}
		return $this->made[ $name ];
	}

	/**
	 * Hooks a method of a part into an action or a filter.
	 *
	 * @param string $hook      Action or filter.
	 * @param string $name      Name of the part's class.
	 * @param string $method    Method.
	 * @param int    $priority  As in WordPress.
	 * @param int    $arguments How many arguments the method takes.
	 */
	public function hook( string $hook, string $name, string $method, int $priority = 10, int $arguments = 1 ): void {
		$this->hook_where( '__return_true', $hook, $name, $method, $priority, $arguments );
	}

	/**
	 * The same for a part that is made only where a condition holds when the hook fires; a filtered value stays as it is elsewhere.
	 *
	 * @param callable $is_wanted Condition; it is given the arguments of the hook.
	 * @param string   $hook      Action or filter.
	 * @param string   $name      Name of the part's class.
	 * @param string   $method    Method.
	 * @param int      $priority  As in WordPress.
	 * @param int      $arguments How many arguments the method takes.
	 */
	public function hook_where( callable $is_wanted, string $hook, string $name, string $method, int $priority = 10, int $arguments = 1 ): void {
		$run = function ( ...$given ) use ( $is_wanted, $name, $method ) {
			return call_user_func_array( $is_wanted, $given )
				? call_user_func_array( array( $this->get( $name ), $method ), $given )
				: reset( $given );
		};
		add_filter( $hook, $run, $priority, $arguments );
	}

	/**
	 * Makes a part and what it needs. Parameters that need not be given, and those that are no objects, keep their defaults.
	 *
	 * @param string $name Name of its class.
	 * @return object
	 */
	private function make( string $name ): object {
		$constructor = ( new \ReflectionClass( $name ) )->getConstructor();
		$needed      = array();
		foreach ( null === $constructor ? array() : $constructor->getParameters() as $parameter ) {
			$type = $parameter->getType();
			if ( $parameter->isOptional() || ! $type instanceof \ReflectionNamedType || $type->isBuiltin() ) {
				break;
			}
			$needed[] = \Closure::class === $type->getName()
				? fn (): object => $this->get( $this->later[ $parameter->getName() ] )
				: $this->get( $type->getName() );
		}
		return new $name( ...$needed );
	}
}
