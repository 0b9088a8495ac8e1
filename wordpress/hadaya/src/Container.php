<?php
/**
 * Service container of the plugin.
 *
 * @package Hadaya
 */

namespace Hadaya;

defined( 'ABSPATH' ) || exit;

/**
 * Creates each service once, on first use. Hooks methods of services that do not exist yet, so that a class file is read only when one of the class's
 * hooks fires. Services declare dependencies through constructor parameter types.
 */
final class Container {

	/** @var object[] */
	private array $made = array();

	/** @var callable[] */
	private array $factories;

	/** @var string[] */
	private array $later;

	/**
	 * Stores the factories without creating any service. A service may depend on the container itself.
	 *
	 * @param callable[] $factories Factories by class name; each gets this container.
	 * @param string[]   $later     Class names, by parameter name, of services that constructors receive as a function that returns the service.
	 */
	public function __construct( array $factories, array $later = array() ) {
		$this->factories           = $factories;
		$this->later               = $later;
		$this->made[ self::class ] = $this;
	}

	/**
	 * Returns a service; the same instance on every call.
	 *
	 * @template T of object
	 * @param class-string<T> $name Class name of the service.
	 * @return T
	 */
	public function get( string $name ): object {
		if ( ! isset( $this->made[ $name ] ) ) {
			$this->made[ $name ] = isset( $this->factories[ $name ] ) ? call_user_func( $this->factories[ $name ], $this ) : $this->make( $name );
		}
		return $this->made[ $name ];
	}

	/**
	 * Hooks a service's method to an action or a filter. The service is created only when the hook fires.
	 *
	 * @param string $hook      Action or filter.
	 * @param string $name      Class name of the service.
	 * @param string $method    Name of the method.
	 * @param int    $priority  Priority, as for `add_filter()`.
	 * @param int    $arguments Number of arguments that the hook passes to the method.
	 */
	public function hook( string $hook, string $name, string $method, int $priority = 10, int $arguments = 1 ): void {
		$this->hook_where( '__return_true', $hook, $name, $method, $priority, $arguments );
	}

	/**
	 * Hooks a method like `hook()`, but creates the service only if a condition holds when the hook fires; otherwise returns a filtered value unchanged.
	 *
	 * @param callable $is_wanted Condition; receives the hook's arguments.
	 * @param string   $hook      Action or filter.
	 * @param string   $name      Class name of the service.
	 * @param string   $method    Name of the method.
	 * @param int      $priority  Priority, as for `add_filter()`.
	 * @param int      $arguments Number of arguments that the hook passes to the method.
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
	 * Creates a service and its dependencies. Optional and non-object parameters keep their defaults.
	 *
	 * @param string $name Class name of the service.
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
